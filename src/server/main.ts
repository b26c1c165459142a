import { isTracing } from './tracing/isTracing';

/** Tracing sees only what is loaded after it; without it none of its packages is loaded. */
async function main(): Promise<void> {
  const tracing = isTracing(process.env)
    ? (await import(/* webpackMode: "eager" */ './tracing/tracing')).startTracing()
    : undefined;
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start(tracing);
}

void main();
