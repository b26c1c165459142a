import { describeGenerated } from './generated.suite';

/** `GENERATED_REQUESTS=200 npx jest generated.full` sends more. */
describeGenerated(Number(process.env['GENERATED_REQUESTS'] ?? 30), Number(process.env['GENERATED_SEED'] ?? 2026));
