import type { Banner } from './banner-list';
import styles from './banner-slide.module.css';

interface BannerSlideProps {
  banner: Banner;
}

/** A slide: a picture without text, and text over its plain half, readable at every width. */
export function BannerSlide({ banner }: BannerSlideProps) {
  return (
    <div className={styles.slide}>
      <img className={styles.picture} src={banner.src} alt="" width={1600} height={400} />
      <div className={styles.words}>
        <p className={styles.title}>{banner.title}</p>
        <p className={styles.text}>{banner.text}</p>
      </div>
    </div>
  );
}
