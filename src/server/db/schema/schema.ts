export * from './artwork';
export * from './boards';
export * from './people';
export * from './records';
export * from './sandbox';
