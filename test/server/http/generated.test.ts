import { describeGenerated } from './generated.suite';

describeGenerated(5, 2026);
