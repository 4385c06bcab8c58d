import { firstLook, listLook, type ListLook } from '../../../data/order/search/list-look';
import { useRemembered } from '../../page/use-remembered';

export { firstLook, type ListLook };

export const useListLook = () => useRemembered(listLook);
