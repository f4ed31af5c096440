// A toy: players in turn put a number on one of 36 spaces. A match has 200 moves, about as many as one of Alhambra for three.
module.exports = {
  name: 'toy',
  minPlayers: 3,
  maxPlayers: 3,
  setup: () => ({ spaces: Array(36).fill(0), played: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G }, space) => {
      G.spaces[space] += 1;
      G.played += 1;
    },
  },
  endIf: ({ G }) => (G.played >= 200 ? { done: true } : undefined),
};
