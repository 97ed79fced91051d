import { burgundy } from '@chambord/burgundy/rules';
import { burgundyText } from '@chambord/burgundy/text';
import { pick, randomFrom } from '@chambord/kernel';
const [players, steps, lang, mode] = [
  Number(process.argv[2]),
  Number(process.argv[3]),
  process.argv[4] as 'en',
  process.argv[5],
];
const names = ['Anna', 'Bruno', 'Chloé', 'Dörte'].slice(0, players);
const r = randomFrom('show' + (process.argv[6] ?? ''));
const text = burgundyText[lang];
const options = burgundy.options({ players });
const log: string[] = [];
const emit = (e: any) => log.push(text.event(e, names, options));
const s = burgundy.setup(options, 'seed' + (process.argv[6] ?? ''), emit);
const rank = ['bonus', 'place', 'receive', 'take', 'sell', 'keep', 'use', 'workers', 'convert'];
for (let i = 0; i < steps && burgundy.actor(s) !== null; i++) {
  const moves = burgundy.legal(s);
  const kind = rank.find((k) => moves.some((m) => m.do === k));
  const some = moves.filter((m) => m.do === kind);
  burgundy.apply(s, pick(r, some.length && pick(r, [0, 1, 1, 1]) ? some : moves), emit);
}
if (mode === 'log') console.log(log.join('\n'));
else {
  console.log(text.table(burgundy.view(s, s.seat), names));
  console.log();
  if (mode === 'all') {
    for (const m of burgundy.legal(s)) console.log('  *', text.move(m, s));
    console.log();
    console.log(text.result(s, names));
  }
}
