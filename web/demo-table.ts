// @ts-nocheck
import './src/styles/tokens.css';
import './src/styles/base.css';
import { mount } from 'svelte';
import TablePage from './src/lib/table/TablePage.svelte';
import ReplayPage from './src/lib/table/ReplayPage.svelte';
import { TableConnection } from './src/lib/net/table.svelte';
const q = new URLSearchParams(location.search);
document.documentElement.dataset.theme = q.get('theme') ?? 'light';
if (!q.has('coach')) localStorage.setItem('tzolkin.coached', '1'); else localStorage.removeItem('tzolkin.coached');
const files = import.meta.glob('./tests/fixtures/*.json', { eager: true, import: 'default' });
const name = q.get('f') ?? '4p-turn-rmiddle';
const d = files[`./tests/fixtures/${name}.json`];
const players = name.slice(0, 2);
const history = files[`./tests/fixtures/${players}-history.json`];
const over = files[`./tests/fixtures/${players}-over.json`];
const real = window.fetch;
window.fetch = async (url, ...rest) => {
  const path = String(url);
  if (path.includes('/history')) return new Response(JSON.stringify(history), { status: 200 });
  if (path.includes('/positions/')) return new Response(JSON.stringify((Number(/positions\/(\d+)/.exec(path)[1]) > 300 ? over : d).update.position), { status: 200 });
  return real(url, ...rest);
};
if (q.has('replay')) mount(ReplayPage, { target: document.getElementById('app'), props: { source: { kind: 'table', id: 'x' }, ply: Number(q.get('ply') ?? 40) } });
else {
  const c = new TableConnection('x');
  c.status = 'open';
  c.table = d.table; c.chat = d.chat; c.update = d.update;
  c.history = history.moves.filter((m) => m.ply <= d.update.position.ply);
  if (q.has('clock')) c.update = { ...c.update, clocks: { seats: c.table.seats.map((s, i) => ({ left_ms: 600000 - i * 123456, running: c.update.position.state.to_act.includes(i) })) } };
  c.send = (cmd) => { (window.sent ??= []).push(cmd); if (cmd.type === 'hint') { c.hint = { ...files[`./tests/fixtures/${players}-hint.json`], seq: c.update.seq }; if (q.has('hint')) c.hint = { seat: 0, seq: c.update.seq, candidates: [{ turn: q.get('hint').split(';'), value: [], changes: [{ term: 'gears', points: 2.4 }, { term: 'food', points: -0.8 }] }] }; } return Promise.resolve(null); };
  window.conn = c;
  mount(TablePage, { target: document.getElementById('app'), props: { connection: c } });
}
