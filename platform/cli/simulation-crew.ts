import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { playGames } from './simulation.ts';
import type { Simulation, Totals } from './simulation.ts';

/** Games that a thread plays before it answers: enough to be worth the message, few enough to share them out evenly. */
const PORTION = 100;

/** What a thread of this program is given when it is to simulate. */
export interface SimulationThread {
  readonly simulation: Simulation;
}

/** Plays the games on several threads; what came of them is handed on portion by portion, in the order of the games. */
export async function simulateAll(
  simulation: Simulation,
  games: number,
  threads: number,
  tell: (tally: Totals) => void | Promise<void>,
  size = PORTION,
): Promise<void> {
  const portions = Math.ceil(games / size);
  const range = (portion: number) => [portion * size, Math.min(games, (portion + 1) * size)] as const;
  if (threads === 1 || portions === 1) {
    for (let portion = 0; portion < portions; portion++) await tell(await playGames(simulation, ...range(portion)));
    return;
  }
  const [, program = ''] = process.argv;
  const crew = Array.from(
    { length: Math.min(threads, portions) },
    () => new Worker(program, { workerData: { simulation } satisfies SimulationThread }),
  );
  const waiting = new Map<number, Totals>();
  let next = 0;
  let shown = 0;
  let told = Promise.resolve();
  try {
    await Promise.all(
      crew.map(async (worker) => {
        while (next < portions) {
          const portion = next++;
          worker.postMessage(range(portion));
          const [tally] = (await once(worker, 'message')) as [Totals];
          waiting.set(portion, tally);
          for (let first = waiting.get(shown); first !== undefined; first = waiting.get(shown)) {
            const tally = first;
            waiting.delete(shown++);
            told = told.then(() => tell(tally));
          }
          await told;
        }
      }),
    );
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
}

/** The other end: what this program does when it runs in such a thread. */
export function serveSimulation(): void {
  const { simulation } = workerData as SimulationThread;
  parentPort?.on('message', ([from, to]: readonly [number, number]) => {
    void playGames(simulation, from, to).then((tally) => parentPort?.postMessage(tally));
  });
}

/** Whether this thread is one of a simulation. */
export function isSimulation(data: unknown): data is SimulationThread {
  return typeof data === 'object' && data !== null && 'simulation' in data;
}
