import { announcing } from '../../data/session/announcing';
import { useRemembered } from '../page/use-remembered';

/** What an account chose, as it is at this moment. */
export const readAnnouncing = announcing.read;

/** How the signed-in person wants to be told of new quotes by this browser, and what changes it. */
export const useAnnouncing = () => useRemembered(announcing);
