// Plays matches of the toy as fast as the server answers: node players.cjs URL MATCHES SEATS WARM_UP SECONDS
// Prints one line of JSON: the moments are in milliseconds since a move was sent.
const { io } = require('socket.io-client');
const [url, matches, seats, warmUp, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const figures = { moves: 0, own: [], others: [], bytes: 0 };

async function call(path, body) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function playOne() {
  const { matchID } = await call('/games/toy/create', { numPlayers: seats });
  const credentials = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const joined = await call(`/games/toy/${matchID}/join`, { playerID: `${seat}`, playerName: 'Guest' });
    credentials.push(joined.playerCredentials);
  }
  let sent = { mover: '', at: 0 };
  let ended = 0;
  await new Promise((resolve) => {
    const sockets = credentials.map((secret, seat) => {
      const player = `${seat}`;
      const socket = io(`${url}/toy`, { transports: ['websocket'], forceNew: true });
      const play = (state) => {
        if (state.ctx.gameover !== undefined || state.ctx.currentPlayer !== player) return;
        sent = { mover: player, at: performance.now() };
        const space = Math.floor(Math.random() * 36);
        const payload = { type: 'put', args: [space], playerID: player, credentials: secret };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, player);
      };
      socket.on('connect', () => {
        socket.io.engine.on('packet', ({ data }) => (figures.bytes += data?.length ?? 0));
        socket.emit('sync', matchID, player, secret, seats);
      });
      socket.on('sync', (_, synced) => play(synced.state));
      socket.on('update', (_, state) => {
        const took = performance.now() - sent.at;
        if (sent.mover === player) {
          figures.moves += 1;
          figures.own.push(took);
        } else {
          figures.others.push(took);
        }
        if (state.ctx.gameover !== undefined) {
          ended += 1;
          if (ended === seats) resolve(sockets.forEach((each) => each.close()));
          return;
        }
        play(state);
      });
      return socket;
    });
  });
}

async function playOn() {
  for (;;) await playOne();
}

for (let number = 0; number < matches; number += 1) {
  playOn().catch((error) => {
    console.error(error);
    process.exit(1);
  });
}
setTimeout(() => {
  Object.assign(figures, { moves: 0, own: [], others: [], bytes: 0 });
  console.log('BEGIN');
  const begun = process.cpuUsage();
  setTimeout(() => {
    const { user, system } = process.cpuUsage(begun);
    const told = JSON.stringify({ ...figures, cores: (user + system) / 1e6 / seconds });
    process.stdout.write(`END ${told}\n`, () => process.exit(0)); // a pipe takes a long line in parts
  }, seconds * 1000);
}, warmUp * 1000);
