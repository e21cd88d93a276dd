// Plays the recorded games from which the lessons start, with the real engine:
//   node scripts/lessons.mjs        writes src/lib/learn/lessons/*.tzk
// A game is a setup and a list of turns; every turn is `seat: action; action`. The lesson starts in the last position.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const here = (path) => new URL(path, import.meta.url);
const BINARY = process.env.TZOLKIN ?? here('../../target/release/tzolkin').pathname;
const { buildings } = JSON.parse(readFileSync(here('../src/lib/api/facts.json'), 'utf8'));

const pile = (age, first) => {
  const all = buildings.filter((tile) => tile.age === age).map(({ id }) => id);
  return [...first, ...all.filter((id) => !first.includes(id))];
};
const space = (text) => ({ gear: text.split(' ')[0], space: Number(text.split(' ')[1]) });

/** The first six are on display: both cheap and expensive ones. */
const AGE1 = pile(1, ['b01', 'b09', 'b13', 'b11', 'b06', 'b04']);
/** The spaces of the dummy workers. Low spaces stay free, except one on each of two gears. */
const DUMMIES = [
  ...['palenque 5', 'palenque 0', 'yaxchilan 5', 'yaxchilan 0', 'tikal 3', 'tikal 8', 'uxmal 3', 'uxmal 8'],
  ...['chichen-itza 5', 'chichen-itza 10', 'chichen-itza 3', 'chichen-itza 7'],
];
const MINE = ['w-palenque-7', 'w-yaxchilan-7', 'w-uxmal-3', 'w-tikal-1'];
const THEIRS = ['w-tikal-3', 'w-uxmal-7', 'w-tikal-7', 'w-yaxchilan-3'];

const setup = ({ start = 0, dummies = DUMMIES } = {}) => ({
  players: 2,
  start_player: start,
  wealth: [MINE, THEIRS],
  dummies: dummies.map(space),
  age1: AGE1,
  age2: pile(2, []),
  monuments: ['m06', 'm08', 'm12', 'm02'],
});
const KEEP = ['0: keep w-palenque-7 w-yaxchilan-7', '1: keep w-tikal-3 w-uxmal-7'];

/** Dummies with which a worker enters Tikal one space further on. */
const TIKAL_LATE = DUMMIES.map((at) => ({ 'tikal 3': 'tikal 5', 'tikal 8': 'tikal 0' })[at] ?? at);

const GAMES = {
  // Round 1, all workers in hand.
  place: { setup: setup(), turns: KEEP },
  // A worker on Palenque 3, one on Yaxchilan 1, one in hand.
  wait: {
    setup: setup(),
    turns: [...KEEP, '0: place palenque', '1: *', '0: place yaxchilan', '1: *'],
  },
  // A worker on Yaxchilan 3.
  pick: {
    setup: setup(),
    turns: [...KEEP, '0: place yaxchilan', '1: *', '0: place palenque', '1: *'],
  },
  // A worker on Yaxchilan 4.
  back: {
    setup: setup(),
    turns: [...KEEP, '0: place yaxchilan', '1: *', '0: place palenque', '1: *', '0: place tikal', '1: *'],
  },
  // Workers on Palenque 3 and 4, the jungle untouched.
  harvest: {
    setup: setup(),
    turns: [...KEEP, '0: place palenque; place palenque', '1: place tikal; place uxmal', '0: place tikal', '1: *'],
  },
  // The first Food Day: two corn, six due, workers on Palenque 4 and Yaxchilan 3.
  feed: {
    setup: setup(),
    turns: [
      ...KEEP,
      ...['0: place palenque; place yaxchilan; place tikal', '1: *'],
      ...['0: pick yaxchilan 2; do 2', '1: *'],
      ...['0: pick palenque 3; do 3; wood', '1: *'],
      ...['0: place palenque; place uxmal', '1: *'],
      ...['0: pick tikal 4; do 4; build b11; stop', '1: *'],
      ...['0: place yaxchilan', '1: *'],
      ...['0: pick uxmal 3; do 1; climb chaac', '1: *'],
    ],
  },
  // A worker on Tikal 1, blocks in hand.
  technology: { setup: setup(), turns: [...KEEP, '0: place tikal', '1: *'] },
  // A worker on Tikal 2.
  build: { setup: setup(), turns: [...KEEP, '0: place tikal', '1: *', '0: place palenque', '1: *'] },
  // Workers on Uxmal 1 and Tikal 5.
  temple: {
    setup: setup({ dummies: TIKAL_LATE }),
    turns: [
      ...KEEP,
      ...['0: place tikal', '1: *'],
      ...['0: place palenque', '1: *'],
      ...['0: pick palenque 1; do 1', '1: *'],
      ...['0: place uxmal', '1: *'],
    ],
  },
  // Workers on Yaxchilan 4 and Chichen Itza 3.
  skull: {
    setup: setup(),
    turns: [
      ...KEEP,
      ...['0: place yaxchilan; place chichen-itza', '1: *'],
      ...['0: place palenque', '1: *'],
      ...['0: pick palenque 1; do 1', '1: *'],
    ],
  },
  // Corn on the teeth. The other player starts, so that the choice of days comes right after the learner's turn.
  start: {
    setup: setup({ start: 1 }),
    turns: [
      ...KEEP,
      ...['1: *', '0: place tikal'],
      ...['1: *', '0: place palenque'],
      ...['1: *', '0: pick palenque 1; do 1'],
      ...['1: *'],
    ],
  },
};

/** A whole game up to the learner's last turn, for the lesson about the end. */
const END = { seed: 22, mine: 'level:3', theirs: 'level:1' };

async function engine() {
  const child = spawn(BINARY, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (command) => {
    child.stdin.write(`${JSON.stringify(command)}\n`);
    const { ok, error } = JSON.parse((await lines.next()).value);
    if (error) throw new Error(`${JSON.stringify(command)}: ${error.message}`);
    return ok;
  };
  return { ask, end: () => child.stdin.end() };
}

const { ask, end } = await engine();

async function botTurn(seat, bot, state) {
  let now = state;
  const { round } = state;
  while (now.result === null && now.to_act.includes(seat) && now.round === round) {
    let { action } = await ask({ cmd: 'go', bot, seat, nodes: 600 });
    // In the short games, turns are played in the order in which they are written.
    if (action === 'place start' && bot === 'greedy') action = now.legal.find((each) => each !== action);
    now = await ask({ cmd: 'apply', seat, action });
    if (action === 'end' || action.startsWith('keep') || action.startsWith('days')) break;
  }
  return now;
}

async function keep(name, state) {
  const { record } = await ask({ cmd: 'record' });
  writeFileSync(here(`../src/lib/learn/lessons/${name}.tzk`), record.replace(/^(name \d) .*$/gm, '$1 -'));
  const mine = Object.entries(state.gears).flatMap(([gear, spaces]) =>
    spaces.flatMap((who, at) => (who === 0 ? [`${gear} ${at}`] : [])),
  );
  const { corn, wood, stone, gold, workers_in_hand: hand, points } = state.players[0];
  console.log(`${name}: round ${state.round}, seat ${state.to_act} decides ${state.decision}; ${mine.join(', ')}`);
  console.log('  ', { corn, wood, stone, gold, hand, points, teeth: state.corn_on_teeth });
}

for (const [name, game] of Object.entries(GAMES)) {
  let state = await ask({ cmd: 'new', setup: game.setup });
  for (const turn of game.turns) {
    const [who, actions] = turn.split(': ');
    const seat = Number(who);
    if (actions === '*') {
      state = await botTurn(seat, 'greedy', state);
      continue;
    }
    for (const action of actions.split('; ')) state = await ask({ cmd: 'apply', seat, action });
    if (/place|pick/.test(actions)) state = await ask({ cmd: 'apply', seat, action: 'end' });
  }
  await keep(name, state);
}

let state = await ask({ cmd: 'new', players: 2, seed: END.seed });
const last = () => state.round === 27 && state.to_act.includes(0) && state.decision === 'turn';
while (state.result === null && !last()) {
  const seat = state.to_act[0];
  state = await botTurn(seat, seat === 0 ? END.mine : END.theirs, state);
}
await keep('end', state);
end();
