import { MARKETPLACES } from '@haixuan/rules'
import { ArrowRightIcon, linkClass, Tag } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { SITE } from '#shared/config'
import { isHidden, MARKETPLACE_NAME, MARKETPLACE_PAGES, PAGES } from '#shared/routes'
import { Freshness } from './freshness.tsx'
import styles from './marketplaces.module.css'
import { Section } from './section.tsx'

const SHOWN = MARKETPLACES.filter(
  (marketplace) => !isHidden(MARKETPLACE_PAGES[marketplace].goodsSearch, SITE.hidden),
)

/** The marketplaces that the host shows and the boards of each; what is not built yet says so. */
export function Marketplaces() {
  return (
    <Section title={SHOWN.length === MARKETPLACES.length ? '四个平台' : '平台'} lead="同一套筛选，同一种读法">
      <ul className={styles.root}>
        {SHOWN.map((id) => (
          <li key={id} className={styles.market}>
            <h3 className={styles.name}>{MARKETPLACE_NAME[id]}</h3>
            <div className={styles.about}>
              <p>{MARKETPLACE_PAGES[id].home.about}</p>
              <Freshness marketplace={id} />
            </div>
            <ul className={styles.boards}>
              {MARKETPLACE_PAGES[id].home.boards.map((path) => (
                <li key={path}>
                  <Link to={path} className={linkClass('plain')}>
                    {PAGES[path].title}
                    {PAGES[path].status === 'building' ? (
                      <Tag>建设中</Tag>
                    ) : (
                      <ArrowRightIcon className={styles.arrow} />
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
