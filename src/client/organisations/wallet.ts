/** Below this many dollars the organisation is warned. */
export const lowCreditBelow = 10;
/** Above this many dollars the amount is green, else it has the error colour. */
export const healthyAbove = 5;
/** The ring compares the funds with themselves plus this. */
const ringBase = 50;

export const isLowOnCredit = (funds: number): boolean => funds < lowCreditBelow;
export const isHealthy = (funds: number): boolean => funds > healthyAbove;
/** From 0 to 1: funds / (funds + 50). */
export const ringShare = (funds: number): number => (funds <= 0 ? 0 : funds / (funds + ringBase));
