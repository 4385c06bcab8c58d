import { newsWords } from '../../../domain/product/news';
import { routes } from '../../config/routes';
import { mapLive } from '../../providers/live/live';
import { useNewsKinds, useProductNews } from '../../providers/product/news';
import { CountsLine } from './counts-line';

/** What is new in the catalogue, each entry a link to these products. Absent if nothing is. */
export function ProductNews() {
  const live = useProductNews();
  const entries = useNewsKinds().map((kind) => ({
    label: newsWords[kind],
    count: mapLive(live, (news) => news[kind]?.size ?? 0),
    to: { pathname: routes.products, search: `?novo=${kind}` },
  }));
  return entries.length > 0 && <CountsLine name="Novo no catálogo" entries={entries} />;
}
