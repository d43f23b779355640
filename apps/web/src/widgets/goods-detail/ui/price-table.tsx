import type { components } from '@haixuan/api-sdk'
import { moneyText } from '@haixuan/ui-kit'
import { AREA_NAMES } from '#entities/region'
import styles from './detail-table.module.css'

type PricePoint = components['schemas']['PricePoint']

/** Newest price per region, in the order of the specification: the server sends it so. */
export function PriceTable({ prices }: { prices: readonly PricePoint[] }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>各地区价格</h2>
      {prices.length === 0 ? (
        <p className={styles.none}>暂无各地区价格。</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard.
        <section className={styles.scroller} tabIndex={0} aria-label="各地区价格，可滚动">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">区域</th>
                <th scope="col">地区</th>
                <th scope="col" className={styles.figure}>
                  价格
                </th>
                <th scope="col" className={styles.figure}>
                  美元折算
                </th>
                <th scope="col">日期</th>
              </tr>
            </thead>
            <tbody>
              {prices.map((point) => (
                <tr key={point.regionId}>
                  <td className={styles.area}>{AREA_NAMES[point.area]}</td>
                  <th scope="row">{point.regionName}</th>
                  <td className={styles.figure}>
                    {moneyText({ minor: point.price, currency: point.currency })}
                  </td>
                  <td className={styles.figure}>
                    {point.priceUsd === null ? '—' : moneyText({ minor: point.priceUsd, currency: 'USD' })}
                  </td>
                  <td>{point.date}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
