/** A seedling before the sun, while something loads. */
export const SeedlingDrawing = ({ className }: { readonly className?: string | undefined }) => (
  <svg viewBox="0 0 264 200" width={264} height={200} aria-hidden="true" className={className}>
    <circle cx="186" cy="62" r="30" fill="#f4b033" />
    <path
      d="M186 16V6m0 112v-10M140 62h-10m112 0h-10m-78.5-32.5-7-7m79 79-7-7m0-65 7-7m-79 79 7-7"
      fill="none"
      stroke="#f4b033"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".6"
    />
    <path d="M132 160C118 106 68 92 24 96c8 44 46 72 108 64Z" fill="#2f9272" />
    <path d="M132 160C122 128 86 108 44 104" fill="none" stroke="#84d8b8" strokeWidth="4" strokeLinecap="round" />
    <path d="M132 160c-10-50 14-96 70-104 14 48-16 98-70 104Z" fill="#1b8468" />
    <path d="M132 160c8-34 26-62 54-84" fill="none" stroke="#84d8b8" strokeWidth="4" strokeLinecap="round" />
    <path d="M132 158v26" fill="none" stroke="#2f9272" strokeWidth="7" strokeLinecap="round" />
    <path d="M54 196c6-22 34-34 78-34s72 12 78 34Z" fill="#a9714b" />
    <path d="M92 184h.1m34 6h.1m34-8h.1" fill="none" stroke="#f2d9b8" strokeWidth="6" strokeLinecap="round" />
  </svg>
);
