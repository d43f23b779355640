import { useUnit } from 'effector-react'
import { BillStart, filesChosen, useImportAddress } from '#features/import-bills'

/** There is no bill yet: the drop area is the page. Files that are given open the dialog of imports. */
export function NoBooks() {
  const { open } = useImportAddress()
  const choose = useUnit(filesChosen)
  return (
    <BillStart
      onFiles={(files) => {
        choose(files)
        open()
      }}
    />
  )
}
