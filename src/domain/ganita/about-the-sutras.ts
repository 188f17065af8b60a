/** The origin of the sutras, in one honest sentence. */
export const ABOUT_THE_SUTRAS =
  "The sutras are Bharati Krishna Tirtha's, published in 1965. They have not been found in the Vedic texts that are known (N. M. Kansara, Sambodhi XXIII, 2000; S. G. Dani); the book's own editor raises the question in his foreword. The mathematics stands by itself, and every working here is checked by plain arithmetic.";

/** The lessons that the steps of most calculators follow. */
export const METHODS = "Vedic Mathematics – Methods (Sri Sathya Sai Veda Pratishtan)";
