import type { ReactNode } from 'react';

/** The few icons of the pages before login, drawn here so that no icon package is loaded for them. */
function Icon({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg
      className={className === undefined ? 'mq-icon' : `mq-icon ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const EyeIcon = ({ open }: { open: boolean }) => (
  <Icon>
    <path d="M2.5 12S6 5.5 12 5.5 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z" />
    <circle cx="12" cy="12" r="3" />
    {open && <path d="M4 4l16 16" />}
  </Icon>
);
export const CrossIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M9 9l6 6M15 9l-6 6" />
  </Icon>
);
export const TickIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M8 12.3l2.8 2.8L16 9.6" />
  </Icon>
);
export const InfoIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.500M12 7.600v.1" />
  </Icon>
);
export const SpinIcon = () => (
  <Icon className="mq-spin">
    <path d="M12 3a9 9 0 1 1-9 9" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);
export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.700 1.700M17.300 17.300L19 19M5 19l1.700-1.700M17.300 6.700L19 5" />
  </Icon>
);
export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500z" />
  </Icon>
);
