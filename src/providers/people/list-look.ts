import { peopleLook } from '../../data/people/list-look';
import { useRemembered } from '../page/use-remembered';

/** How the administrator likes lists of people to look, and what changes it. */
export const usePeopleLook = () => useRemembered(peopleLook);
