import { nextTask } from './lib/next-task';

/**
 * The page starts in short tasks rather than in one, so that the browser answers in between: the frame stands already, and
 * people scroll and press. Each part of the first script is run in a task of its own.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@marquee/kit'),
  () => import(/* webpackMode: "eager" */ './federation/provide-shared'),
  () => import(/* webpackMode: "eager" */ './app/start-shell'),
  () => import(/* webpackMode: "eager" */ './bootstrap'),
];

async function start(): Promise<void> {
  for (const runPart of PARTS) {
    await nextTask();
    await runPart();
  }
}

void start();
