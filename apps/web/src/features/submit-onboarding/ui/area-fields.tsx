import type { OperationData } from '@haixuan/api-sdk'
import { Button, Select } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { areasQuery } from '#entities/onboarding'
import styles from './onboarding-form.module.css'

type Area = OperationData<'listAreas'>[number]

const options = (areas: readonly Area[]) => areas.map(({ code, name }) => ({ value: code, label: name }))
/** The area of a level that a code is in: codes nest by their first two and four digits. */
const around = (areas: readonly Area[], code: string | null, digits: number) =>
  areas.find((area) => code !== null && area.code.slice(0, digits) === code.slice(0, digits))

interface AreaFieldsProps {
  /** Code of the narrowest area that is chosen. */
  value: string | null
  onChange: (code: string) => void
}

/** Province, city and district, one after the other. */
export function AreaFields({ value, onChange }: AreaFieldsProps) {
  const { data: provinces = [], error, refetch, isFetching } = useQuery(areasQuery())
  const province = around(provinces, value, 2)
  const cities = province?.children ?? []
  const isBelowProvince = value !== province?.code
  const city = isBelowProvince ? around(cities, value, 4) : undefined
  const districts = city?.children ?? []
  const district = districts.find(({ code }) => code === value)
  return (
    <div className={styles.row}>
      <Select
        label="省份"
        name="areaCode"
        options={options(provinces)}
        value={province?.code ?? null}
        onChange={onChange}
        placeholder="请选择"
      />
      {error && provinces.length === 0 && (
        <Button loading={isFetching} onClick={() => void refetch()}>
          地区没有加载到，重试
        </Button>
      )}
      {cities.length > 0 && (
        <Select
          label="城市"
          options={options(cities)}
          value={city?.code ?? null}
          onChange={onChange}
          placeholder="请选择"
        />
      )}
      {districts.length > 0 && (
        <Select
          label="区县"
          options={options(districts)}
          value={district?.code ?? null}
          onChange={onChange}
          placeholder="请选择"
        />
      )}
    </div>
  )
}
