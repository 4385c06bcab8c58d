import { sumsAndTimes } from './sums-and-times';
import { endpointsAndMails } from './endpoints-and-mails';
import { sessionAndRegistration } from './session-and-registration';
import { screens } from './screens';
import { cartAndWaiting } from './cart-and-waiting';
import { pages } from './pages';
import { rulesOfOrders } from './rules-of-orders';
import { rulesOfPeople } from './rules-of-people';

/** All deliberate faults, by topic. */
export const faults = [
  ...sumsAndTimes,
  ...endpointsAndMails,
  ...sessionAndRegistration,
  ...screens,
  ...cartAndWaiting,
  ...pages,
  ...rulesOfOrders,
  ...rulesOfPeople,
];
