// boardgame.io with a toy game: node server.cjs flatfile:FOLDER | postgresql://… | memory
// Prints its port as soon as it listens. Packages are found through NODE_PATH.
const { Server, FlatFile } = require('boardgame.io/server');
const game = require('./game.cjs');

function storage(where) {
  if (where === 'memory') return undefined;
  if (where.startsWith('flatfile:')) return new FlatFile({ dir: where.slice('flatfile:'.length) });
  const { PostgresStore } = require('bgio-postgres');
  return new PostgresStore(where, { logging: false });
}

const server = Server({ games: [game], db: storage(process.argv[2]), origins: ['*'] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`PORT ${appServer.address().port}`);
});
