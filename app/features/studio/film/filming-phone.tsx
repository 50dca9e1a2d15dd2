/** A phone on a stand that films a bowl. A drawing, for the eye alone. */
export function FilmingPhone() {
  return (
    <svg
      viewBox="0 0 176 104"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="studio-draw"
    >
      <path d="M126 30H92a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4h-6" />
      <circle cx="95" cy="17" r="1.7" />
      <path d="M116 30v13M110 43h12M114 47 98 98M118 47l16 51M116 47v44" />
      <path d="m84 22-34 34M88 33 76 62" strokeDasharray="1 5" />
      <path d="M14 78c1 12 10 18 31 18 20 0 30-6 31-18M10 78h66M80 80c6-2 9-2.5 14-2.5" />
      <path d="M32 70c-2-4 2-6 0-10M45 70c-2-4 2-6 0-10M58 71c-2-3 1-4 0-7" />
      <path d="M142 98h30M4 98h84" />
    </svg>
  )
}
