import { announcing } from '../../data/session/announcing';
import { useRemembered } from '../page/use-remembered';

/** What an account chose, as it is at this moment. */
export const readAnnouncing = announcing.read;

export const useAnnouncing = () => useRemembered(announcing);
