/** What the last product lists changed (decision 119): products that are new, back in stock, or have another price. */
export const newsKinds = ['novidades', 'voltou', 'preco'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** A product with news. `antes` is its earlier price, only of 'preco'. */
export interface NewsEntry {
  CD_PRODUTO: string;
  antes?: number;
}

/** The kinds that a person may see, newest first. */
export type ProductNews = Partial<Record<NewsKind, NewsEntry[]>>;

export const newsDays = 30;

/** The endpoint answers at most this many products of a kind. */
export const maxNews = 1_000;

export const newsWords: Record<NewsKind, string> = {
  novidades: 'Novidades',
  voltou: 'Voltou ao estoque',
  preco: 'Preço mudou',
};
