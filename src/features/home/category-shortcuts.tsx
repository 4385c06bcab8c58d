import { Link } from 'react-router-dom';

import { toCategory } from '../../config/routes';
import { CategoryImage } from '../../ui/pictures/category-image';
import styles from './category-shortcuts.module.css';

/** The picture's name and the linked group; null for all (§2 /home). */
const shortcuts = [
  { picture: 'CAMARA', group: 'CAMARA', label: 'Câmaras de ar' },
  { picture: 'VERCELLI', group: 'VERCELLI', label: 'Vercelli moto' },
  { picture: 'VERCELLI-BIC', group: 'VERCELLI-BIC', label: 'Vercelli bicicleta' },
  { picture: 'TODAS', group: null, label: 'Todos os produtos' },
] as const;

export function CategoryShortcuts() {
  return (
    <nav aria-label="Atalhos de categorias">
      <ul className={`stack ${styles.shortcuts}`}>
        {shortcuts.map(({ picture, group, label }) => (
          <li key={picture}>
            <Link className={`card row ${styles.shortcut}`} {...toCategory(group)}>
              <span className={styles.picture}>
                <CategoryImage code={picture} alt="" />
              </span>
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
