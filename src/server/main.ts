import { isTracing } from './tracing/isTracing';

/** Tracing must start before all other modules are loaded. Its packages are loaded only if it is switched on. */
async function main(): Promise<void> {
  const tracing = isTracing(process.env)
    ? (await import(/* webpackMode: "eager" */ './tracing/tracing')).startTracing()
    : undefined;
  const { start } = await import(/* webpackMode: "eager" */ './start/start');
  await start(tracing);
}

void main();
