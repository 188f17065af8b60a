/** The book the sutras come from. */
export const TIRTHAJI = "Bharati Krishna Tirtha, Vedic Mathematics (1965)";
/** The lessons the steps of most calculators follow. */
export const METHODS = "Vedic Mathematics – Methods (Sri Sathya Sai Veda Pratishtan)";
/** The book, and the lessons on it. */
export const BOTH = `${TIRTHAJI}; the steps follow ${METHODS}.`;
