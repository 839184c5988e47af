// The icons that components use themselves, by meaning; all icons an organiser can name are in icon-set.ts.
export { default as ArrowIcon } from 'lucide-react/icons/arrow-right';
export { default as ChevronIcon } from 'lucide-react/icons/chevron-down';
export { default as CloseIcon } from 'lucide-react/icons/x';
export { default as DarkIcon } from 'lucide-react/icons/moon';
export { default as DeviceIcon } from 'lucide-react/icons/monitor';
export { default as HideIcon } from 'lucide-react/icons/eye-off';
export { default as InfoIcon } from 'lucide-react/icons/info';
export { default as LanguageIcon } from 'lucide-react/icons/languages';
export { default as LightIcon } from 'lucide-react/icons/sun';
export { default as MenuIcon } from 'lucide-react/icons/menu';
export { default as OutsideIcon } from 'lucide-react/icons/arrow-up-right';
export { default as PlayIcon } from 'lucide-react/icons/play';
export { default as ShowIcon } from 'lucide-react/icons/eye';
export { default as SuccessIcon } from 'lucide-react/icons/circle-check';
export { default as UserIcon } from 'lucide-react/icons/circle-user';
export { default as WarningIcon } from 'lucide-react/icons/triangle-alert';
