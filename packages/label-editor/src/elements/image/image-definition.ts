import { defineElement } from '../element-definition.ts'
import { fitPicture } from './fit-picture.ts'

export const imageDefinition = defineElement({
  kind: 'image',
  title: '图片',
  caption: () => '图片',
  create: null,
  layout(element, { pictureSize, record }) {
    const { field, threshold, isDithered } = element
    const ofRow = field !== '' && Object.hasOwn(record, field) ? record[field] : undefined
    const imageId = ofRow ?? element.imageId
    const size = pictureSize(imageId)
    if (!size)
      return { items: [], notes: [{ kind: 'unknown', message: '图片丢失，请重新上传' }], hint: '图片丢失' }
    const { box, crop } = fitPicture(element, size)
    return {
      items: [{ kind: 'picture', imageId, ...box, crop, threshold, isDithered, isDrawing: size.isDrawing }],
      notes: [],
      hint: null,
    }
  },
  handles: { corners: true, edges: true, keepsRatio: true, turns: true },
  isSolid: () => true,
  inspector: [
    {
      title: '图片',
      fields: [
        {
          control: 'segments',
          key: 'fit',
          label: '适应',
          options: [
            { value: 'contain', label: '完整' },
            { value: 'cover', label: '填满' },
            { value: 'stretch', label: '拉伸' },
          ],
        },
        { control: 'own', key: 'crop', label: '裁剪' },
        { control: 'own', key: 'threshold', label: '黑白' },
      ],
    },
  ],
})
