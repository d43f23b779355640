import type { Preview } from '@storybook/react-vite'

/** Switches above every story. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: '主题',
    toolbar: {
      title: '主题',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: '浅色' },
        { value: 'dark', title: '深色' },
      ],
    },
  },
  density: {
    description: '密度',
    toolbar: {
      title: '密度',
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'comfortable', title: '舒适' },
        { value: 'compact', title: '紧凑' },
      ],
    },
  },
  width: {
    description: '宽度',
    toolbar: {
      title: '宽度',
      icon: 'grow',
      dynamicTitle: true,
      items: [
        { value: 'full', title: '不限宽' },
        { value: '360px', title: '360' },
        { value: '768px', title: '768' },
        { value: '1200px', title: '1200' },
      ],
    },
  },
  texts: {
    description: '文字',
    toolbar: {
      title: '文字',
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'usual', title: '正常文字' },
        { value: 'long', title: '超长文字' },
      ],
    },
  },
}
