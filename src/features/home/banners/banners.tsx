import { loadLast } from '../../../providers/page/preload/network-idle';
import { lazyPart, type FailedPart } from '../../../ui/late/lazy-part';
import { RetryAlert } from '../../../ui/states/retry-alert';
import { banners } from './banner-list';
import { BannerSlide } from './banner-slide';

const [first] = banners;
const firstSlide = first && <BannerSlide banner={first} />;

/** The banner of /home: its first slide, until antd's carousel is loaded. */
export const Banners = lazyPart({
  load: async () => (await loadLast(() => import('./banner-carousel'))).BannerCarousel,
  failure: 'Os outros destaques não foram carregados',
  waiting: firstSlide,
  Failed: FirstSlideAlone,
});

function FirstSlideAlone(failed: FailedPart) {
  return (
    <>
      {firstSlide}
      <RetryAlert {...failed} />
    </>
  );
}
