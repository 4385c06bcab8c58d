import { loadRecords } from '../../providers/session/session';
import { usePreload, type Load } from './use-preload';

/** What the way from ENTRAR to /home needs, in that order; it comes while a person types. */
const entering: Load[] = [
  loadRecords,
  () => import('../router'),
  () => import('../signed-in'),
  () => import('../../pages/home/home-page'),
];

/** Beside the first screen. */
export function Preload() {
  usePreload(entering);
  return null;
}
