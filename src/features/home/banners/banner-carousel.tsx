import { PauseOutlined, RightOutlined, LeftOutlined, CaretRightOutlined } from '@ant-design/icons';
import { Carousel } from 'antd';
import type { CarouselRef } from 'antd/es/carousel';
import { useRef, useState } from 'react';

import { BannerSlide } from './banner-slide';
import { banners } from './banner-list';
import { useMediaQuery } from '../../../ui/hooks/use-media-query';
import styles from './banner-carousel.module.css';

const slideMs = 3000;
/** The library waits this much longer than asked. */
const extraMs = 50;

/** Three slides of 3 s (§9). Hover and a button pause them; they don't move if the system asks for reduced motion. */
export function BannerCarousel() {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<boolean>();
  const playing = choice ?? !reducedMotion;
  const carousel = useRef<CarouselRef>(null);

  return (
    <section className={styles.carousel} aria-roledescription="carrossel" aria-label="Destaques">
      <Carousel
        ref={carousel}
        autoplay={playing}
        autoplaySpeed={slideMs - extraMs}
        speed={reducedMotion ? 0 : 400}
        pauseOnFocus
      >
        {banners.map((banner) => (
          <BannerSlide key={banner.src} banner={banner} />
        ))}
      </Carousel>
      <div className={styles.controls}>
        <button
          type="button"
          aria-label="Destaque anterior"
          onClick={() => carousel.current?.prev()}
        >
          <LeftOutlined aria-hidden />
        </button>
        <button
          type="button"
          aria-label={playing ? 'Pausar destaques' : 'Reproduzir destaques'}
          onClick={() => setChoice(!playing)}
        >
          {playing ? <PauseOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
        </button>
        <button
          type="button"
          aria-label="Próximo destaque"
          onClick={() => carousel.current?.next()}
        >
          <RightOutlined aria-hidden />
        </button>
      </div>
    </section>
  );
}
