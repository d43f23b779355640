import { FileDrop } from '@haixuan/ui-kit'

const BYTES_MOST = 32 * 1024 * 1024
// Sellers' programs save xlsx content as .xls: the server tells by the bytes. A binary .xls is refused there with what to do.
const ENDINGS = ['.xlsx', '.csv', '.zip', '.xls']

interface BillDropProps {
  label?: string
  onFiles: (files: File[]) => void
}

/** Takes bills as the marketplace exported them; what happens to them is told before anything counts. */
export function BillDrop({ label = '把一个月的结算文件拖到这里，看清赚了多少', onFiles }: BillDropProps) {
  return (
    <FileDrop
      label={label}
      description={
        <>
          从卖家中心导出的文件原样放进来，不用改名，也不用合并。先预览，再确认；随时可以整批撤销。 支持
          xlsx、csv 和 zip；旧版 .xls 请先在 Excel 或 WPS 里另存为 .xlsx。
          <br />
          订单导出里的买家姓名和地址在读取时就丢弃，不会保存
        </>
      }
      endings={ENDINGS}
      maxBytes={BYTES_MOST}
      multiple
      onFiles={onFiles}
    />
  )
}
