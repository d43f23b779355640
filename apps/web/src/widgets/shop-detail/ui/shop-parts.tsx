import type { components } from '@haixuan/api-sdk'
import { BarChart, Donut, exactNumber, shortNumber } from '@haixuan/ui-kit'
import { Card } from '#shared/card'
import { priceBandText } from '#shared/price-band'
import styles from './shop-detail.module.css'

type Detail = components['schemas']['ShopDetail']

/** Days of the listing calendar that are shown. */
const CALENDAR_DAYS = 30

/** The products of a shop by category, by price and by day of listing. */
export function ShopParts({ detail }: { detail: Detail }) {
  const { categories, priceBands, calendar } = detail
  const sold = categories.flatMap(({ id, name, salesMonth }) =>
    salesMonth === null || salesMonth === 0 ? [] : [{ id: id ?? 'none', label: name, value: salesMonth }],
  )
  return (
    <div className={styles.trio}>
      <Card title="类目占比（近 30 天销量）">
        {sold.length > 0 ? (
          <Donut
            label="类目占比"
            slices={sold}
            center={shortNumber(sold.reduce((sum, { value }) => sum + value, 0))}
          />
        ) : (
          <p className={styles.note}>暂无可以分类的销量。</p>
        )}
      </Card>
      <Card title="价格带（商品数）">
        {priceBands.length > 0 ? (
          <BarChart
            label="价格带商品数"
            bars={priceBands.map((band) => ({
              id: String(band.least),
              label: priceBandText(band.least, band.below),
              value: band.goods,
            }))}
            format={exactNumber}
          />
        ) : (
          <p className={styles.note}>商品还没有可以折算成美元的价格。</p>
        )}
      </Card>
      <Calendar days={calendar.slice(-CALENDAR_DAYS)} />
    </div>
  )
}

function Calendar({ days }: { days: Detail['calendar'] }) {
  const total = days.reduce((sum, { listed }) => sum + listed, 0)
  return (
    <Card title={`上新日历（近 ${days.length} 天共 ${total} 个）`}>
      {days.length === 0 ? (
        <p className={styles.note}>暂无上架时间。</p>
      ) : (
        <ol className={styles.calendar}>
          {days.map(({ date, listed }) => (
            <li
              key={date}
              className={styles.day}
              data-some={listed > 0 || undefined}
              title={`${date} 上新 ${listed} 个`}
            >
              <span>{date.slice(8)}</span>
              <strong>{listed}</strong>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
