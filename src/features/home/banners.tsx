import { lazy, Suspense } from 'react';

import { BannerSlide } from '../../ui/banner-slide';
import { banners } from '../../ui/banners';
import { networkIdle } from '../../ui/network-idle';

/** antd's carousel comes behind the first picture. */
const BannerCarousel = lazy(async () => {
  await networkIdle();
  return { default: (await import('./banner-carousel')).BannerCarousel };
});

const [first] = banners;

/** The home banner: its first slide, which begins to move when the carousel is there. */
export function Banners() {
  return (
    <Suspense fallback={first && <BannerSlide banner={first} />}>
      <BannerCarousel />
    </Suspense>
  );
}
