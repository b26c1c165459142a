export * from './artwork';
export * from './boards';
export * from './people';
export * from './identity';
export * from './records';
export * from './sandbox';
export * from './changes';
export * from './inventory';
