cdef extern from *:
    """
    #include <stdlib.h>
    #include <string.h>
    /* A compiled state is plain C data behind the object header and the method table. A plain Python subclass of one
       keeps further attributes in its __dict__; for those the Python functions of the same name are called. */
    static PyTypeObject *parlour_compiled_part(PyObject *state) {
        PyTypeObject *kind = Py_TYPE(state);
        while (kind->tp_flags & Py_TPFLAGS_HEAPTYPE) kind = kind->tp_base;
        return kind;
    }
    static void parlour_in_python(const char *what, PyObject *a, PyObject *b) {
        PyGILState_STATE gil = PyGILState_Ensure();
        PyObject *module = PyImport_ImportModule("parlour.core.memory");
        PyObject *done = module ? (b ? PyObject_CallMethod(module, what, "OO", a, b) : PyObject_CallMethod(module, what, "O", a)) : NULL;
        if (!done) PyErr_WriteUnraisable(a);
        Py_XDECREF(done);
        Py_XDECREF(module);
        PyGILState_Release(gil);
    }
    static inline void parlour_copy(PyObject *to, PyObject *of) {
        const size_t head = sizeof(PyObject) + sizeof(void *);
        PyTypeObject *kind = parlour_compiled_part(of);
        memcpy((char *)to + head, (char *)of + head, kind->tp_basicsize - head);
        if (kind != Py_TYPE(of)) parlour_in_python("copy", to, of);
    }
    static inline void parlour_clear(PyObject *state) {  /* Python gives out zeroed memory */
        if (parlour_compiled_part(state) != Py_TYPE(state)) parlour_in_python("clear", state, NULL);
    }
    /* The state last noted, byte for byte; guarded by the GIL. A plain subclass is never noted: it may hold more. */
    static struct { PyTypeObject *kind; long long seat; char *bytes; size_t room; } parlour_noted = {NULL, 0, NULL, 0};
    static void parlour_note(PyObject *state, long long seat) {
        const size_t head = sizeof(PyObject) + sizeof(void *);
        PyTypeObject *kind = Py_TYPE(state);
        size_t size = kind->tp_basicsize - head;
        parlour_noted.kind = NULL;
        if (parlour_compiled_part(state) != kind) return;
        if (parlour_noted.room < size) {
            char *bytes = realloc(parlour_noted.bytes, size);
            if (!bytes) return;
            parlour_noted.bytes = bytes;
            parlour_noted.room = size;
        }
        memcpy(parlour_noted.bytes, (char *)state + head, size);
        parlour_noted.kind = kind;
        parlour_noted.seat = seat;
    }
    static int parlour_is_noted(PyObject *state, long long seat) {
        const size_t head = sizeof(PyObject) + sizeof(void *);
        return parlour_noted.kind == Py_TYPE(state) && parlour_noted.seat == seat
            && memcmp(parlour_noted.bytes, (char *)state + head, Py_TYPE(state)->tp_basicsize - head) == 0;
    }
    static void parlour_forget(void) { parlour_noted.kind = NULL; }
    /* What Python sees of a compiled class. `show` makes the method show_NAME the property NAME, which a C field of that name
       would not allow to be written; `conceal` leaves a method to compiled code; `guard` leaves the writing of a field to
       classes written in Python. */
    static int parlour_show(PyObject *kind, PyObject *name) {
        PyTypeObject *type = (PyTypeObject *)kind;
        PyObject *hidden = PyUnicode_FromFormat("show_%U", name);
        PyObject *method = hidden ? PyObject_GetAttr(kind, hidden) : NULL;
        PyObject *property = method ? PyObject_CallFunctionObjArgs((PyObject *)&PyProperty_Type, method, NULL) : NULL;
        int failed = !property || PyDict_SetItem(type->tp_dict, name, property) < 0 || PyDict_DelItem(type->tp_dict, hidden) < 0;
        PyType_Modified(type);
        Py_XDECREF(property);
        Py_XDECREF(method);
        Py_XDECREF(hidden);
        return failed ? -1 : 0;
    }
    static int parlour_conceal(PyObject *kind, PyObject *name) {
        int failed = PyDict_DelItem(((PyTypeObject *)kind)->tp_dict, name);
        PyType_Modified((PyTypeObject *)kind);
        return failed;
    }
    static int parlour_guarded(PyObject *state, PyObject *value, void *write) {
        if (Py_TYPE(state)->tp_flags & Py_TPFLAGS_HEAPTYPE) return ((setter)write)(state, value, NULL);
        PyErr_SetString(PyExc_AttributeError, "the fields of a compiled state are read only; apply() and load() change it");
        return -1;
    }
    static int parlour_guard(PyObject *kind, PyObject *name) {
        PyObject *field = PyDict_GetItem(((PyTypeObject *)kind)->tp_dict, name);
        if (!field || Py_TYPE(field) != &PyGetSetDescr_Type) {
            PyErr_SetObject(PyExc_KeyError, name);
            return -1;
        }
        PyGetSetDef *way = ((PyGetSetDescrObject *)field)->d_getset;
        way->closure = (void *)way->set;
        way->set = parlour_guarded;
        return 0;
    }
    /* An array that grows; what it held is kept, what is new is not cleared. It stays as it is if there is no memory. */
    static int parlour_resize(void **array, size_t bytes) {
        void *larger = realloc(*array, bytes);
        if (larger) *array = larger;
        return larger != NULL;
    }
    #define parlour_grow(array, many) parlour_resize((void **)&(array), (size_t)(many) * sizeof(*(array)))
    #define parlour_release(array) free(array)
    #define parlour_block_note(state, seat) parlour_note((PyObject *)(state), seat)
    #define parlour_block_is_noted(state, seat) parlour_is_noted((PyObject *)(state), seat)
    #define parlour_block_copy(to, of) parlour_copy((PyObject *)(to), (PyObject *)(of))
    #define parlour_block_clear(state) parlour_clear((PyObject *)(state))
    """
    void copy "parlour_block_copy"(object to, object of) noexcept nogil
    void clear "parlour_block_clear"(object state) noexcept nogil
    bint grow "parlour_grow"(void *array, long long many) noexcept nogil
    void release "parlour_release"(void *array) noexcept nogil
    void note "parlour_block_note"(object state, long long seat) noexcept
    bint is_noted "parlour_block_is_noted"(object state, long long seat) noexcept
    void forget "parlour_forget"() noexcept
    int show "parlour_show"(object kind, object name) except -1
    int conceal "parlour_conceal"(object kind, object name) except -1
    int guard "parlour_guard"(object kind, object name) except -1
