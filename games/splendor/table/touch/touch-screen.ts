/** Who points with a finger holds what others right-click. */
export const touchScreen = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
