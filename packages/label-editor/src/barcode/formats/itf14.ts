import { ITF14 } from 'jsbarcode/bin/barcodes/ITF/index.js'
import { withLikelyValue } from '../checks/likely-value.ts'
import { numberCheck } from '../checks/number-check.ts'
import { libraryWidths } from '../linear/library-widths.ts'
import { fieldData } from '../zpl/field-data.ts'
import {
  BARS_UNDRAWABLE,
  type LinearFormat,
  PLAIN_LAYOUT,
  plainReading,
  RETAIL_MODULE,
} from './format-record.ts'

export const ITF_14: LinearFormat = {
  name: 'ITF-14',
  example: '09501101530003',
  vectors: 'itf14',
  shape: 'linear',
  check: withLikelyValue(numberCheck('ITF-14', 14)),
  undrawable: BARS_UNDRAWABLE,
  text: (value) => value,
  widths: libraryWidths(ITF14),
  layout: { ...PLAIN_LAYOUT, bearer: 4 },
  narrowestModule: RETAIL_MODULE,
  reading: plainReading('ITF'),
  zpl: (value) => ({ command: '^B2{o},{h},N,N,N', ratio: 3, data: fieldData(value) }),
}
