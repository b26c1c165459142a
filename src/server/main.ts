import { isTracing } from './tracing/isTracing';

/** Tracing must start before all other modules are loaded. Its packages are loaded only if it is switched on. */
async function main(): Promise<void> {
  const tracing = isTracing(process.env) ? (await import('./tracing/tracing')).startTracing() : undefined;
  const { start } = await import('./start/start');
  await start(tracing);
}

void main();
