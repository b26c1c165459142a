import '../server/insights/figures.test';
