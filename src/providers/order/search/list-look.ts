import { firstLook, listLook, type ListLook } from '../../../data/order/search/list-look';
import { useRemembered } from '../../page/use-remembered';

export { firstLook, type ListLook };

/** How the signed-in person likes lists of orders to look, and what changes it. */
export const useListLook = () => useRemembered(listLook);
