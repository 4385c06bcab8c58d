import { peopleLook } from '../../data/people/list-look';
import { useRemembered } from '../page/use-remembered';

export const usePeopleLook = () => useRemembered(peopleLook);
