import { newsKinds, newsWords } from '../../../domain/product/news';
import { routes } from '../../config/routes';
import { dataOf } from '../../providers/live/live';
import { useProductNews } from '../../providers/product/news';
import { CountsLine } from './counts-line';

/** What is new in the catalogue, each entry a link to these products. Absent if nothing is. */
export function ProductNews() {
  const news = dataOf(useProductNews()) ?? {};
  const entries = newsKinds.flatMap((kind) => {
    const of = news[kind];
    if (!of) return [];
    return {
      label: newsWords[kind],
      count: { status: 'ready' as const, data: of.size },
      to: { pathname: routes.products, search: `?novo=${kind}` },
    };
  });
  return entries.length > 0 && <CountsLine name="Novo no catálogo" entries={entries} />;
}
