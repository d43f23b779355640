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

const screen = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
})

/**
 * Widths of the switch for the width: a real window, so that media queries and what floats over the page follow.
 * Stories name them in `globals.viewport.value`.
 */
export const SCREENS = {
  w360: screen('最窄', 360, 740),
  w390: screen('手机', 390, 844),
  w768: screen('平板', 768, 1024),
  w1200: screen('小屏电脑', 1200, 800),
  w1440: screen('电脑', 1440, 900),
  w2560: screen('大屏', 2560, 1440),
}
