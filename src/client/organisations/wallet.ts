/** The low-credit warning is shown below this many dollars. */
export const lowCreditBelow = 10;
/** Above this many dollars the amount is green, otherwise it has the error colour. */
export const healthyAbove = 5;
/** The ring shows funds / (funds + this). */
const ringBase = 50;

export const isLowOnCredit = (funds: number): boolean => funds < lowCreditBelow;
export const isHealthy = (funds: number): boolean => funds > healthyAbove;
/** From 0 to 1: funds / (funds + 50). */
export const ringShare = (funds: number): number => (funds <= 0 ? 0 : funds / (funds + ringBase));
