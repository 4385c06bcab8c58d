import { lazy, Suspense } from 'react';

import { BannerSlide } from './banner-slide';
import { banners } from './banner-list';
import { loadLast } from '../../providers/page/preload/network-idle';

/** antd's carousel is loaded after the first picture. */
const BannerCarousel = lazy(async () => ({
  default: (await loadLast(() => import('./banner-carousel'))).BannerCarousel,
}));

const [first] = banners;

/** The home banner: its first slide, replaced by the carousel once that is loaded. */
export function Banners() {
  return (
    <Suspense fallback={first && <BannerSlide banner={first} />}>
      <BannerCarousel />
    </Suspense>
  );
}
