/** Steps that do not depend on the theme. Keys are the custom property's name without the dashes. */
export const SPACE = {
  'space-0': '0px',
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-8': '32px',
  'space-10': '40px',
  'space-12': '48px',
  'space-16': '64px',
} as const

export const FONT = {
  'font-family':
    "'PingFang SC', 'Microsoft YaHei UI', 'Microsoft YaHei', 'Noto Sans CJK SC', system-ui, sans-serif",
  'font-mono': "'SF Mono', 'Cascadia Mono', Consolas, 'Noto Sans Mono CJK SC', monospace",
  'font-size-12': '12px',
  'font-size-13': '13px',
  'font-size-14': '14px',
  'font-size-16': '16px',
  'font-size-20': '20px',
  'font-size-28': '28px',
  'font-weight-normal': '400',
  'font-weight-medium': '500',
  'font-weight-bold': '600',
  'line-height-tight': '1.25',
  'line-height-normal': '1.5',
  'line-height-loose': '1.7',
} as const

export const RADIUS = {
  'radius-small': '2px',
  'radius-medium': '4px',
  'radius-large': '8px',
  'radius-full': '999px',
} as const

export const MOTION = {
  'motion-fast': '80ms',
  'motion-base': '120ms',
  'motion-slow': '150ms',
  'motion-ease': 'cubic-bezier(0.2, 0, 0, 1)',
} as const

/** What is over what. */
export const LAYER = {
  'layer-sticky': '10',
  'layer-header': '20',
  'layer-bar': '30',
  'layer-drawer': '40',
  'layer-dialog': '50',
  'layer-popover': '60',
  'layer-toast': '70',
  'layer-tooltip': '80',
} as const

/** Dialog widths of the specification, and widths of the shell. */
export const SIZE = {
  'dialog-small': '530px',
  'dialog-medium': '700px',
  'dialog-large': '850px',
  'drawer-width': '480px',
  'content-width': '1200px',
  'target-min': '24px',
  'icon-16': '16px',
  'icon-20': '20px',
} as const

export const SHADOW = {
  light: {
    'shadow-small': '0 1px 2px #2a211514',
    'shadow-medium': '0 2px 4px #2a21150f, 0 6px 16px #2a21151a',
    'shadow-large': '0 4px 8px #2a21150f, 0 16px 40px #2a211529',
  },
  dark: {
    'shadow-small': '0 1px 2px #00000066',
    'shadow-medium': '0 2px 4px #00000066, 0 6px 16px #00000066',
    'shadow-large': '0 4px 8px #00000066, 0 16px 40px #00000099',
  },
} as const

/** Heights and paddings that follow `data-density`. */
export const DENSITY = {
  comfortable: {
    'control-height': '32px',
    'control-height-small': '28px',
    'control-height-large': '40px',
    'control-padding': '12px',
    'control-font': '14px',
    'row-height': '44px',
    'cell-padding': '12px',
    'gap-inline': '8px',
    'gap-block': '16px',
    'card-padding': '16px',
    'page-padding': '24px',
  },
  compact: {
    'control-height': '28px',
    'control-height-small': '24px',
    'control-height-large': '32px',
    'control-padding': '8px',
    'control-font': '13px',
    'row-height': '32px',
    'cell-padding': '8px',
    'gap-inline': '8px',
    'gap-block': '12px',
    'card-padding': '12px',
    'page-padding': '16px',
  },
} as const
