/** While a recorded session is shown no call may leave (machines/replay.ts sets it). */
let blocked = false;

export const blockCalls = (block: boolean): void => {
  blocked = block;
};
export const callsBlocked = (): boolean => blocked;
