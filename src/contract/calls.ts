import * as access from './access';
import * as ads from './ads';
import * as artwork from './artwork';
import * as boards from './boards';
import * as campaigns from './campaigns';
import type { Endpoint } from './endpoint';
import * as identity from './identity';
import * as events from './events';
import * as imports from './imports';
import * as insights from './insights';
import * as provider from './provider';
import * as oidc from './oidc';
import * as inventoryRules from './inventoryRules';
import * as inventoryWatch from './inventoryWatch';
import * as organisations from './organisations';
import * as placementRules from './placementRules';
import * as product from './product';
import * as secondFactor from './secondFactor';
import * as session from './session';
import * as touches from './touches';
import * as withdrawals from './withdrawals';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
}

/**
 * Every call of the product API, in the order of the API page. The tests in `test/architecture` check every call of
 * this list.
 */
export const allCalls: readonly Endpoint[] = [
  session,
  identity,
  oidc,
  secondFactor,
  access,
  organisations,
  artwork,
  ads,
  withdrawals,
  events,
  boards,
  imports,
  touches,
  campaigns,
  provider,
  inventoryWatch,
  inventoryRules,
  placementRules,
  insights,
  product,
].flatMap((module) => Object.values(module).filter(isEndpoint));
