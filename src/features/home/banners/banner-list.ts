export interface Banner {
  /** The picture, 1600 × 400. Its left half is plain, for the text. */
  src: string;
  title: string;
  text: string;
}

/** The three slides of /home (§2). The pictures contain no text. */
export const banners: readonly Banner[] = [
  {
    src: '/banners/1.svg',
    title: 'Pneus e câmaras para rodar todo dia',
    text: 'Linhas completas para moto e bicicleta, do aro 12 ao 29.',
  },
  {
    src: '/banners/2.svg',
    title: 'Transmissão que não deixa na mão',
    text: 'Correntes, coroas e pinhões, avulsos ou em kit.',
  },
  {
    src: '/banners/3.svg',
    title: 'Enxergar e ser visto',
    text: 'Faróis, lâmpadas e baterias para a sua vitrine.',
  },
];
